import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import type { HistoryLine } from '../description/history';
import { formatMoment } from './format-moment';

const Line = styled.ol`
  list-style: none;
  border-left: 2px solid var(--color-kavi);
  display: grid;
  gap: var(--space-4);
  padding-left: var(--space-4);
  & > li {
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: calc(-1 * var(--space-4) - 6px);
    top: 0.4em;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--color-kavi);
  }
`;

/** What happened to a record, the oldest first. */
export function History({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <Heading as="h2" $size={3} id="history">
        What happened
      </Heading>
      <Line>
        {lines.map(({ at, what, who, why }, index) => (
          <li key={index}>
            <strong>{what}</strong>
            <Small $soft>
              {formatMoment(at)}
              {who && `, ${who}`}
            </Small>
            {why && <p>{why}</p>}
          </li>
        ))}
      </Line>
    </section>
  );
}
