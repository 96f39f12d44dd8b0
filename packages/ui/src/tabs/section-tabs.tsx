import { isPlainClick } from '@valam/ui/link/plain-click';
import { from } from '@valam/ui/tokens/media';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ringedUnderline } from './tabs';

/** Distance of a selected section from the top of the viewport. */
const offset = 100;

const Bar = styled.nav`
  position: sticky;
  top: 0;
  z-index: var(--layer-tabs);
  background: var(--color-background);
  border-bottom: 1px solid var(--color-divider);
  /* On narrow screens it extends to the edges of the viewport. */
  margin-inline: calc(-1 * var(--space-gutter));
  padding-inline: var(--space-gutter);
  ${from.lg} {
    margin-inline: 0;
    padding-inline: 0;
  }
  & ul {
    display: flex;
    gap: var(--space-6);
    overflow: auto hidden;
    scrollbar-width: none;
    list-style: none;
  }
  & a {
    position: relative;
    display: block;
    padding: 1.05rem 0 0.95rem;
    font-weight: 600;
    line-height: 1.5;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & a[aria-current] {
    text-decoration: none;
    ${ringedUnderline}
  }
  @media print {
    display: none;
  }
`;

export interface SectionTabsProps {
  /** Only sections on the page: their id and label. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
  readonly label?: string;
}

/** A sticky bar at the top that links to the sections of a page and marks the one in view. */
export function SectionTabs({ sections, label = 'On this page' }: SectionTabsProps) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const list = useRef<HTMLUListElement>(null);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const mark = () => setCurrent(sectionInView(ids.split(' ')));
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [ids]);

  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (marked && list.current) list.current.scrollLeft = marked.offsetLeft - list.current.offsetLeft - 16;
  }, [current]);

  const follow = (id: string) => (event: MouseEvent) => {
    const section = document.getElementById(id);
    if (!section || !isPlainClick(event)) return;
    event.preventDefault();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: section.getBoundingClientRect().top + window.scrollY - offset,
      behavior: calm ? 'instant' : 'smooth',
    });
    window.history.replaceState(window.history.state, '', `#${id}`);
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    setCurrent(id);
  };

  return (
    <Bar aria-label={label}>
      <ul ref={list}>
        {sections.map(({ id, label: word }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={follow(id)}>
              {word}
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

/** The last section above the scroll offset; at the end of the page, the last one. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) return ids.at(-1);
  const reached = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= offset + 2;
  });
  return reached.at(-1) ?? ids[0];
}
