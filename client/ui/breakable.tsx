import { Fragment } from 'react';

/** A long address. A line breaks after its signs, if that is possible, and not within a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[@/?])(?!\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept in a part
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
