import { styled } from 'styled-components';
import { iconShapes, type IconName } from './icon-shapes';

export type { IconName };

const sizes = { text: '1.15em', normal: 'var(--size-icon)', large: 'var(--size-icon-large)' } as const;

const Drawn = styled.svg<{ $size: keyof typeof sizes }>`
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $size }) => $size === 'text' && 'display: inline-block; vertical-align: -0.22em;'}
  & .dot {
    fill: currentColor;
    stroke: none;
  }
`;

export interface IconProps {
  readonly name: IconName;
  /** `text` is inline with text and scales with it. */
  readonly size?: keyof typeof sizes;
  /** The accessible name. Without it the icon is decorative. */
  readonly label?: string;
  readonly className?: string;
}

export function Icon({ name, size = 'normal', label, className }: IconProps) {
  const shape: { d?: string; dots?: string; rings?: string; fill?: string } = iconShapes[name];
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawn viewBox="0 0 24 24" $size={size} className={className} {...naming}>
      {shape.d && <path d={shape.d} />}
      {shape.rings &&
        circles(shape.rings).map(([cx, cy, r]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />)}
      {shape.dots &&
        circles(shape.dots).map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} className="dot" cx={cx} cy={cy} r={r} />
        ))}
      {shape.fill && <path className="dot" d={shape.fill} />}
    </Drawn>
  );
}

function circles(list: string): readonly (readonly string[])[] {
  const numbers = list.split(' ');
  return Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
}
