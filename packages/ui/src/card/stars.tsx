import { Icon } from '@valam/ui/icon/icon';
import { styled } from 'styled-components';

const Row = styled.span`
  display: flex;
  gap: 3px;
  color: var(--color-accent);
  & > svg {
    width: 18px;
    height: 18px;
  }
  & > .without > * {
    fill: none;
    stroke: currentColor;
  }
`;

/** Drawn stars. With a rating they show it; without one, five decorative stars. */
export function Stars({ rating }: { rating?: number }) {
  const naming =
    rating === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${rating} of 5 stars` };
  return (
    <Row {...naming}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star > (rating ?? 5) ? 'without' : undefined} />
      ))}
    </Row>
  );
}
