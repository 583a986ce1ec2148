/** A box of a column: a line, or something that is not split. */
export interface Box {
  /** Points. */
  height: number;
  /** Space above it, which is left out at the top of a page. */
  before: number;
  /** The next box must be on the same page. */
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
 * Places boxes on pages whose column is `height` points high: as many as fit, without separating a box from one that it keeps.
 * @throws Error if boxes that belong together are higher than a page
 */
export function paginate(boxes: readonly Box[], height: number): PlacedBox[][] {
  const pages: Box[][][] = [];
  for (const group of groups(boxes)) {
    const whole = heightOf([group]);
    if (whole > height) throw new Error(`${Math.round(whole)} points that belong together do not fit on a page of ${Math.round(height)}`);
    const page = pages.at(-1);
    if (page && heightOf([...page, group]) <= height) page.push(group);
    else pages.push([group]);
  }
  fillLast(pages, height);
  return pages.map(placed);
}

/** If the last page is almost empty, boxes of the previous page move to it, until a third of it is filled. */
function fillLast(pages: Box[][][], height: number): void {
  const [before, last] = pages.slice(-2);
  while (before && last && before.length > 1 && heightOf(last) < height / 3) {
    const group = before.at(-1) ?? [];
    if (heightOf([group, ...last]) > height) return;
    last.unshift(group);
    before.pop();
  }
}

/** The height of a page with only these groups. */
const heightOf = (page: readonly Box[][]): number =>
  page.flat().reduce((sum, { before, height }, index) => sum + height + (index > 0 ? before : 0), 0);

function placed(page: Box[][]): PlacedBox[] {
  let bottom = 0;
  return page.flat().map((box, index) => {
    const top = index === 0 ? 0 : bottom + box.before;
    bottom = top + box.height;
    return { box, top };
  });
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
