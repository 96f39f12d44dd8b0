/** A change by its name: what it makes of the state and of what it was told. */
type Changes<S> = Readonly<Record<string, (state: S, payload: never) => S>>;

type ActionsOf<S, C extends Changes<S>> = {
  readonly [K in keyof C]: C[K] extends (state: S, payload: infer P) => S
    ? unknown extends P
      ? () => { type: string }
      : (payload: P) => { type: string; payload: P }
    : never;
};

/**
 * A slice whose changes return the next state. It has the shape of the toolkit's slices and none of their drafts, which
 * would be a tenth of what every page loads first.
 */
export function plainSlice<S, C extends Changes<S>>(name: string, initialState: S, changes: C) {
  const byType = new Map(Object.entries(changes).map(([key, change]) => [`${name}/${key}`, change]));
  return {
    reducer(state: S | undefined = initialState, action: { type: string; payload?: unknown }): S {
      const change = byType.get(action.type);
      return change ? change(state, action.payload as never) : state;
    },
    actions: Object.fromEntries(
      Object.keys(changes).map((key) => [key, (payload: unknown) => ({ type: `${name}/${key}`, payload })]),
    ) as unknown as ActionsOf<S, C>,
    getInitialState: () => initialState,
  };
}
