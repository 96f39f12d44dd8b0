import { styled } from 'styled-components';

/** A button with a secondary link beside it. */
export const HeroLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
`;

/** Centers a heading and the illustration below it. */
export const Centered = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: var(--space-6);
`;
