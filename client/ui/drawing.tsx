/**
 * One of the carved icons: it takes its colours, `currentColor` and `--i2`, from its place, so it must stand in the page itself.
 * @param svg the text of the drawing's file
 */
export function Carving({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, known when the site is built.
  return <span className="ic" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
