import { styled } from 'styled-components';

/** A button and a quieter second way beside it. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
`;

/** A heading in the middle of the page, for the one figure that stands there. */
export const Centred = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: var(--space-6);
`;
