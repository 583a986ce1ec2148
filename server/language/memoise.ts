/** One turn asks about the line, its sentences and the line without its opening courtesy. */
const usualMost = 4;

/** Visitors often say the same: "yes", "how much is it?". What takes long to find and little room is kept for so many lines. */
export const saidOften = 1000;

/**
 * The same function, which returns what it returned before for the last lines: several parts of one turn ask the same about the same line.
 * @param read pure; its result is not changed by those who get it
 * @param most so many results are kept; then all are dropped
 */
export function memoise<Rest extends readonly (boolean | number | string | undefined)[], Result>(
  read: (line: string, ...rest: Rest) => Result,
  most = usualMost,
): (line: string, ...rest: Rest) => Result {
  const results = new Map<string, Result>();
  return (line, ...rest) => {
    const key = rest.length === 0 ? line : `${line}\n${rest.join()}`;
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Result;
    const result = read(line, ...rest);
    if (results.size >= most) results.clear();
    results.set(key, result);
    return result;
  };
}
