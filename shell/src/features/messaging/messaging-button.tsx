import { useBrand } from '@valam/mfe-kit/shell';
import { Icon } from '@valam/ui/icon/icon';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const threshold = 150;
const greeting = "Hi! I'm interested in learning more about spiritual tours in India.";

const Chat = styled.a<{ $shown: boolean }>`
  position: absolute;
  right: var(--space-4);
  bottom: calc(100% + var(--space-4));
  display: flex;
  align-items: center;
  height: 56px;
  background: var(--color-success);
  color: var(--color-surface);
  box-shadow: var(--shadow-overlay);
  text-decoration: none;
  font-weight: 600;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  @media (scripting: none) {
    visibility: visible;
  }
  & > span {
    max-width: 0;
    overflow: hidden;
    white-space: nowrap;
    transition: max-width var(--duration-base) var(--ease-out);
  }
  &:hover > span,
  &:focus-visible > span {
    max-width: 10rem;
    padding-left: var(--space-4);
  }
  & > svg {
    width: 28px;
    height: 28px;
    margin: 14px;
  }
  transition: opacity var(--duration-quick);
  /* Still available to keyboards and screen readers. */
  &[data-aside]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
  @media print {
    display: none;
  }
`;

/** The URL that opens a chat with a prefilled greeting. */
const chatAddress = (phone: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;

/**
 * Appears after the first scroll; shows its label on hover. It hides where it would cover a control or the booking panel, and on phones
 * and tablets also while the visitor scrolls down; the footer leaves room for it.
 */
export function MessagingButton() {
  const { phone } = useBrand();
  const button = useRef<HTMLAnchorElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const look = (): void => setShown(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    const { current } = button;
    if (!isShown || !current) return;
    // If this code cannot be loaded, the button never hides.
    const code = import(/* webpackChunkName: "step-aside" */ './step-aside');
    const ended = code.then((loaded) => loaded.stepAside(current)).catch(() => undefined);
    return () => void ended.then((end) => end?.());
  }, [isShown]);

  return (
    <aside aria-label="Chat">
      <Chat ref={button} href={chatAddress(phone)} target="_blank" rel="noopener" $shown={isShown}>
        <span>Chat with us</span>
        <Icon name="chat" />
      </Chat>
    </aside>
  );
}
