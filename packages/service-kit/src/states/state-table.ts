/** State × event → state. A transition not in the table is impossible, and there is no other way to change a state. */
export interface StateTable<State extends string, Event extends string> {
  /** The initial state: the first row. */
  readonly first: State;
  readonly states: readonly State[];
  readonly events: readonly Event[];
  /** The state after the event; null when the event is impossible in this state. */
  next(state: State, event: Event): State | null;
  possible(state: State): Event[];
}

type Rows<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

export function defineStates<State extends string, Event extends string>(
  events: readonly Event[],
  rows: Rows<State, Event>,
): StateTable<State, Event> {
  const states = Object.keys(rows) as State[];
  const [first] = states;
  if (first === undefined) throw new Error('A state table has at least one state');
  const next = (state: State, event: Event): State | null => rows[state][event] ?? null;
  const possible = (state: State): Event[] => events.filter((event) => next(state, event) !== null);
  return { first, states, events, next, possible };
}

/** Draws a table for a document: states down, events across. */
export function drawStates<State extends string, Event extends string>(
  table: StateTable<State, Event>,
): string {
  const { states, events, next } = table;
  const rows = states.map((state) => [state, ...events.map((event) => next(state, event) ?? '·')]);
  const lines = [['from', ...events], ['', ...events].map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
