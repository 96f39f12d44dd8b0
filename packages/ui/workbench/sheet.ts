import type { ReactNode } from 'react';

/** One family of primitives with all its states. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly states: readonly State[];
}

export interface State {
  readonly name: string;
  readonly show: () => ReactNode;
  /** It covers the whole page, so it is shown on a separate page. */
  readonly alone?: true;
  /** Its width on the sheet. */
  readonly width?: 'full' | 'half' | 'third';
}
