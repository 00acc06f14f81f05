/* map.c - see map.h. */
#include "tools/view/map.h"

#include "engine/require.h"
#include "tools/view/svg.h"

#define TOP         8.0
#define CELL_HEIGHT 38.0
#define CELL_MOST   150.0
#define CELL_INSET  1.0 /* between two boxes */
#define NAME_SPACE  8.0 /* beside a name in its box */
#define LEFT_GAP    8.0
#define BELOW       20.0 /* of the plot, for the names of columns */
#define CLASS_BYTES 24
#define TEXT_BYTES  24

struct frame {
    const struct view_map *map;
    FILE *stream;
    double left, cell; /* of the plot, and how wide a box is */
};

static double widest(const char *const *texts, uint32_t count, double size)
{
    double most = 0;

    for (uint32_t i = 0; i < count; i++)
        if (view_svg_text_width(texts[i], size) > most)
            most = view_svg_text_width(texts[i], size);
    return most;
}

static void draw_cell(const struct frame *frame, uint32_t row, uint32_t column)
{
    const struct view_map *map = frame->map;
    const struct view_map_cell *cell = &map->cells[row * map->column_count + column];
    double x = frame->left + frame->cell * (double)column, y = TOP + CELL_HEIGHT * (double)row;
    char classes[CLASS_BYTES], text[TEXT_BYTES];

    if (cell->best == VIEW_MAP_NONE) {
        view_svg_text(frame->stream, "soft", x + frame->cell / 2, y + CELL_HEIGHT / 2 + 4, VIEW_MIDDLE, 0, "-");
        return;
    }
    SIM_REQUIRE(cell->best < map->name_count);
    snprintf(classes, sizeof(classes), "c%u pale", (unsigned)cell->best);
    fputs("<rect", frame->stream);
    view_svg_class(frame->stream, classes);
    fprintf(frame->stream, " x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n", x + CELL_INSET, y + CELL_INSET,
            frame->cell - 2 * CELL_INSET, CELL_HEIGHT - 2 * CELL_INSET);
    view_svg_text(frame->stream, "ink", x + frame->cell / 2, y + 16, VIEW_MIDDLE, 0, map->names[cell->best]);
    if (cell->second == VIEW_MAP_NONE)
        return;
    snprintf(text, sizeof(text), "%.2f", cell->factor);
    view_svg_text(frame->stream, "ink small", x + frame->cell / 2, y + 31, VIEW_MIDDLE, 0, text);
}

void view_svg_map(const struct view_map *map, FILE *stream)
{
    struct frame frame = {.map = map, .stream = stream};
    double bottom = TOP + CELL_HEIGHT * (double)map->row_count, right, width;
    double height = bottom + BELOW + (map->x_title ? VIEW_SVG_TITLE : 0);

    SIM_REQUIRE(map->column_count && map->row_count && map->name_count <= VIEW_SVG_COLOURS);
    frame.left = (map->y_title ? VIEW_SVG_TITLE : 0) + widest(map->rows, map->row_count, VIEW_SVG_SIZE) + LEFT_GAP;
    frame.cell = ((map->width > 0 ? map->width : VIEW_SVG_WIDTH) - frame.left) / (double)map->column_count;
    frame.cell = frame.cell > CELL_MOST ? CELL_MOST : frame.cell;
    width = widest(map->names, map->name_count, VIEW_SVG_SIZE) + NAME_SPACE;
    frame.cell = frame.cell < width ? width : frame.cell;
    right = frame.left + frame.cell * (double)map->column_count;
    view_svg_begin(stream, map->title, right, height);
    for (uint32_t row = 0; row < map->row_count; row++) {
        view_svg_text(stream, "soft", frame.left - LEFT_GAP, TOP + CELL_HEIGHT * ((double)row + 0.5) + 4, VIEW_END, 0,
                      map->rows[row]);
        for (uint32_t column = 0; column < map->column_count; column++)
            draw_cell(&frame, row, column);
    }
    for (uint32_t column = 0; column < map->column_count; column++)
        view_svg_text(stream, "soft", frame.left + frame.cell * ((double)column + 0.5), bottom + BELOW - 5, VIEW_MIDDLE,
                      0, map->columns[column]);
    view_svg_axis_titles(stream, map->x_title, map->y_title, frame.left, right, TOP, bottom, height);
    view_svg_end(stream);
}
