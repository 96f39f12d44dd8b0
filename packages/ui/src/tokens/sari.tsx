import { css } from 'styled-components';

/** The kinds of content, each with its sari pair: a body, a border and a zari thread. */
export type SariKind = 'tour' | 'retreat' | 'temple' | 'venue' | 'ashram' | 'host' | 'article';

/** Sets `--body`, `--border` and `--zari` for all descendants. */
export const sari = (kind: SariKind) => css`
  --body: var(--sari-${kind}-body);
  --border: var(--sari-${kind}-border);
  --zari: var(--sari-${kind}-zari);
`;

/** Text, links and focus rings on a colored background. */
export const onDye = css`
  --focus: var(--color-focus-on-dark);
  --soft: var(--color-surface);
  --link: var(--color-surface);
  color: var(--color-surface);
`;
