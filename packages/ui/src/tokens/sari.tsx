import { css } from 'styled-components';

/** The kinds of things, each with its sari pair: a body, a border and a zari thread. */
export type SariKind = 'tour' | 'retreat' | 'temple' | 'venue' | 'ashram' | 'host' | 'article';

/** Sets `--body`, `--border` and `--zari` for everything inside. */
export const sari = (kind: SariKind) => css`
  --body: var(--sari-${kind}-body);
  --border: var(--sari-${kind}-border);
  --zari: var(--sari-${kind}-zari);
`;

/** Text, links and focus rings on a dyed ground. */
export const onDye = css`
  --focus: var(--color-focus-on-dark);
  --soft: var(--color-lime);
  --link: var(--color-lime);
  color: var(--color-lime);
`;
