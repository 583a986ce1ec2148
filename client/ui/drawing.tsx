interface Props {
  /** The text of the drawing's file, imported with `?raw`. */
  svg: string;
  className?: string;
}

/**
 * A drawing that stands in the page itself, because it takes its colours, `currentColor` and `--i2`, from its place; or because as a picture
 * of its own it would arrive after the words and count as the main thing of the page.
 */
export function Drawing({ svg, className = 'ic' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, known when the site is built.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
