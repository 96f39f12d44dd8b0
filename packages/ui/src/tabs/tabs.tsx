import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** The line under the current item of a row, with its dot. */
export const ringedUnderline = css`
  &::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: -1px;
    width: 100%;
    height: 12px;
    background: var(--color-accent);
    mask: var(--drawing-kolam-rule) 0 0 / 15px 12px repeat-x;
  }
`;

const List = styled(Radix.List)`
  display: flex;
  gap: var(--space-6);
  overflow: auto hidden;
  scrollbar-width: none;
  border-bottom: 1px solid var(--color-divider);
  margin-bottom: var(--space-6);
  @media (scripting: none) {
    display: none;
  }
`;

const Trigger = styled(Radix.Trigger)`
  position: relative;
  padding: 1.05rem 0 0.95rem;
  min-height: var(--size-tabs);
  font-weight: 600;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &[data-state='active'] {
    text-decoration: none;
    ${ringedUnderline}
  }
`;

const Panel = styled(Radix.Content)`
  &[data-state='inactive'] {
    display: none;
  }
  @media (scripting: none), print {
    &[data-state='inactive'] {
      display: block;
    }
  }
`;

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
  readonly current?: string;
  readonly onChange?: (id: string) => void;
  readonly initial?: string;
}

/** Alternative panels, one visible at a time. */
export function Tabs({ label, tabs, current, onChange, initial }: TabsProps) {
  return (
    <Radix.Root value={current} onValueChange={onChange} defaultValue={initial ?? tabs[0]?.id}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id} forceMount>
          {tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}
