interface Props {
  /** The text of the SVG file, imported with `?raw`. */
  svg: string;
  className?: string;
}

/**
 * An inline SVG. It takes its colours, `currentColor` and `--i2`, from its parent; and as a separate picture it would load after the text
 * and count as the largest paint of the page.
 */
export function Drawing({ svg, className = 'ic' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, known when the site is built.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
