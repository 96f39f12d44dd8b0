import { faces, palette, tones } from './palette.js';

export type Fact = readonly [name: string, value: string | number | null | undefined];

/** CSS classes that identify a fact and its cells for the plain-text version. */
export const [fact, factName, factValue] = ['fact', 'fact-name', 'fact-value'] as const;

/** Amounts that state the currency code, because several currencies use the dollar sign. */
const namesCurrency = new Set(['Total', 'Amount', 'Your share', 'Gift card', 'Refund', 'Fee']);

const nameOf = ([name, value]: Fact): string =>
  namesCurrency.has(name) && String(value).startsWith('$') ? `${name} (US dollars)` : name;

/** A table of two columns; facts without a value are omitted. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {rows
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([name, value]) => (
            <tr key={name} className={fact}>
              <td
                className={`${factName} ${tones.soft} ${tones.line}`}
                style={{ ...cell, width: '38%', color: palette.textMuted }}
              >
                {nameOf([name, value])}
              </td>
              <td
                className={`${factValue} ${tones.ink} ${tones.line}`}
                style={{ ...cell, color: palette.text }}
              >
                {value}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const cell = {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${palette.divider}`,
  fontFamily: faces.text,
  fontSize: 15,
  lineHeight: '22px',
  verticalAlign: 'top',
} as const;
