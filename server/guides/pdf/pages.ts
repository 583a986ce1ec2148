/** One piece of a column: a line, or something that stands whole. */
export interface Box {
  /** Points. */
  height: number;
  /** Space above it, which falls away at the top of a page. */
  before: number;
  /** What follows has to stand on the same page. */
  keepsNext: boolean;
  /** @param top points from the top of the page */
  draw(top: number): void;
}

export interface PlacedBox {
  box: Box;
  /** Points from the top of the column. */
  top: number;
}

/**
 * Boxes on pages whose column is `height` points high: as many as fit, never parting a box from one it keeps.
 * @throws Error when boxes that belong together are higher than a page
 */
export function paginate(boxes: readonly Box[], height: number): PlacedBox[][] {
  const pages: PlacedBox[][] = [];
  let bottom = Number.POSITIVE_INFINITY;
  for (const group of groups(boxes)) {
    const whole = group.reduce((sum, { before, height }, index) => sum + height + (index > 0 ? before : 0), 0);
    if (whole > height) throw new Error(`${Math.round(whole)} points that belong together do not fit on a page of ${Math.round(height)}`);
    const fits = bottom + (group[0]?.before ?? 0) + whole <= height;
    if (!fits) {
      pages.push([]);
      bottom = 0;
    }
    for (const box of group) {
      const top = bottom === 0 ? 0 : bottom + box.before;
      pages.at(-1)?.push({ box, top });
      bottom = top + box.height;
    }
  }
  return pages;
}

function groups(boxes: readonly Box[]): Box[][] {
  const groups: Box[][] = [];
  let open = false;
  for (const box of boxes) {
    if (open) groups.at(-1)?.push(box);
    else groups.push([box]);
    open = box.keepsNext;
  }
  return groups;
}
