import { css, styled } from 'styled-components';

const underlined = css`
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

/** A link in a text. */
export const TextLink = styled.a`
  ${underlined}
  color: var(--link, var(--color-link));
  font-weight: 500;
`;

/** A link on its own line, large enough to tap; may include an icon. */
export const QuietLink = styled.a<{ $small?: boolean }>`
  ${underlined}
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  font-weight: 600;
  ${({ $small }) => $small && 'font-size: var(--text-small);'}
`;

/** Links in a column, each as wide as the list. Its children are `<li><a>…</a></li>`. */
export const LinkList = styled.ul`
  display: grid;
  & a {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    align-items: center;
    padding-block: 0.85rem;
    border-top: 1px solid var(--color-divider);
    text-decoration: none;
    font-weight: 500;
  }
  & > li:last-child > a {
    border-bottom: 1px solid var(--color-divider);
  }
  & a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
