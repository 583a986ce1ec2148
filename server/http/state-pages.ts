/** The built pages of one address, by its states: `<name>-<state>`. @param statuses has a row for each state */
export const statePages = <State extends string>(
  template: (name: string) => string,
  name: string,
  statuses: Readonly<Record<State, number>>,
): Record<State, string> =>
  Object.fromEntries(Object.keys(statuses).map((state) => [state, template(`${name}-${state}`)])) as Record<State, string>;
