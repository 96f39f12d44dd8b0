import { css, styled } from 'styled-components';
import { sari, type SariKind } from '@valam/ui/tokens/sari';

export interface SariBandProps {
  /** Without a kind, the inherited `--body`, `--border` and `--zari` are used. */
  readonly kind?: SariKind;
  /** The side on which it borders its element. `left` is the pallu, which fills the height of a positioned parent. */
  readonly edge?: 'bottom' | 'top' | 'left';
  /** Cards have the small band, sections the large one. */
  readonly size?: 'card' | 'section';
  readonly className?: string;
}

interface StyleProps {
  readonly $kind?: SariKind;
  readonly $section: boolean;
  readonly $flipped?: boolean;
}

const pair = css<{ $kind?: SariKind }>`
  ${({ $kind }) => $kind && sari($kind)}
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Lying = styled.span<StyleProps>`
  ${pair}
  --h: ${({ $section }) => ($section ? 'var(--band-section)' : 'var(--band-card)')};
  --t: ${({ $section }) => ($section ? '16px' : '9px')};
  --solid: ${({ $section }) => ($section ? '10px' : '5px')};
  --thread: ${({ $section }) => ($section ? '3px' : '2px')};
  position: relative;
  display: block;
  height: calc(var(--h) + var(--solid) + 2px);
  background: var(--body);
  border-bottom: var(--solid) solid var(--border);
  box-shadow: 0 var(--thread) 0 var(--zari);
  margin-bottom: var(--thread);
  /* Height and margin of a card's band change together, or the content below would shift. */
  transition:
    height var(--duration-quick) var(--ease-out),
    margin-bottom var(--duration-quick) var(--ease-out);
  ${({ $section }) => $section && 'height: calc(var(--h) + 10px);'}
  ${({ $flipped }) => $flipped && 'transform: scaleY(-1); margin: var(--thread) 0 0;'}
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: var(--t);
    background: var(--border);
    mask: var(--drawing-teeth) 0 100% / calc(var(--t) * 1.5) var(--t) round no-repeat;
  }
  @media print {
    height: 2pt;
    border: 0;
    background: #000;
  }
`;

const Standing = styled.span<StyleProps>`
  ${pair}
  --t: ${({ $section }) => ($section ? '16px' : '9px')};
  position: absolute;
  inset-block: 0;
  left: 0;
  width: ${({ $section }) => ($section ? '38px' : '20px')};
  background: var(--body);
  border-left: ${({ $section }) => ($section ? '10px' : '5px')} solid var(--border);
  ${({ $section }) => $section && 'box-shadow: -3px 0 0 var(--zari);'}
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--t);
    background: var(--border);
    transform: scaleX(-1);
    mask: var(--drawing-teeth-upright) 0 0 / var(--t) calc(var(--t) * 1.5) no-repeat round;
  }
  @media print {
    display: none;
  }
`;

/** The woven border of a picture, a section or a panel. */
export function SariBand({ kind, edge = 'bottom', size = 'card', className }: SariBandProps) {
  const look = { $kind: kind, $section: size === 'section', className, 'aria-hidden': true } as const;
  return edge === 'left' ? <Standing {...look} /> : <Lying {...look} $flipped={edge === 'top'} />;
}

/** The thin band at the very top of the page. */
export const TopBand = styled.div.attrs({ 'aria-hidden': true })`
  height: 8px;
  background: var(--color-primary);
  border-bottom: 2px solid var(--color-highlight);
`;
