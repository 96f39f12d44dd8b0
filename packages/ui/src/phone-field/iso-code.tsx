import { styled } from 'styled-components';

const Squared = styled.span`
  justify-self: start;
  min-width: 2.1em;
  text-align: center;
  font-size: var(--text-micro);
  font-weight: 700;
  line-height: 1.3;
  border: 1px solid var(--color-outline);
  padding: 0.15rem 0.3rem 0.05rem;
  border-radius: 1px;
`;

/** Two letters instead of a flag. */
export function IsoCode({ code }: { code: string }) {
  return <Squared aria-hidden="true">{code}</Squared>;
}
