/** A life: which move leads from which state to which. There is no other way to change a state. */
export interface Life<State extends string, Move extends string> {
  readonly states: readonly State[];
  readonly first: State;
  readonly moves: Readonly<Record<Move, Readonly<Partial<Record<State, State>>>>>;
}

export function defineLife<State extends string, Move extends string>(
  life: Life<State, Move>,
): Life<State, Move> {
  return life;
}

/** Where a move leads, or null when it is not possible from here. */
export function after<State extends string, Move extends string>(
  life: Life<State, Move>,
  state: State,
  move: Move,
): State | null {
  return life.moves[move][state] ?? null;
}

/** What may be done from a state. */
export function possibleMoves<State extends string, Move extends string>(
  life: Life<State, Move>,
  state: State,
): Move[] {
  return (Object.keys(life.moves) as Move[]).filter((move) => after(life, state, move) !== null);
}

/** The table as it stands in the README: one row a state, one column a move. */
export function drawLife<State extends string, Move extends string>(life: Life<State, Move>): string {
  const moves = Object.keys(life.moves) as Move[];
  const rows = life.states.map((state) => [state, ...moves.map((move) => after(life, state, move) ?? '·')]);
  return [['from', ...moves], ['---', ...moves.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
