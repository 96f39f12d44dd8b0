import { Icon } from '@valam/ui/icon/icon';
import { needsScripts, useTakesPresses } from '@valam/ui/no-script/needs-scripts';
import { styled } from 'styled-components';

const Corner = styled.button<{ $works: boolean }>`
  position: absolute;
  right: 0;
  top: 0;
  z-index: 1;
  height: var(--size-target);
  padding: 0 0.55rem 0 0.9rem;
  background: var(--color-background);
  display: flex;
  gap: 0.35rem;
  align-items: center;
  font: 600 var(--text-small) / 1 var(--font-ui);
  & circle:not(.dot) {
    stroke: var(--color-accent);
    opacity: 0;
  }
  &:hover circle:not(.dot),
  &[aria-pressed='true'] circle:not(.dot) {
    opacity: 1;
  }
  ${needsScripts}
`;

export interface KeepButtonProps {
  readonly title: string;
  readonly kept: boolean;
  readonly onKeep: (kept: boolean) => void;
}

/** Adds an item to the shortlist or removes it: a dot, ringed while the item is on the list. */
export function KeepButton({ title, kept, onKeep }: KeepButtonProps) {
  return (
    <Corner
      $works={useTakesPresses()}
      type="button"
      aria-pressed={kept}
      aria-label={`Keep: ${title} in your shortlist`}
      onClick={() => onKeep(!kept)}
    >
      Keep
      <Icon name="kept" />
    </Corner>
  );
}
