import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { TooltipProps } from './tooltip';

const load = () => import(/* webpackChunkName: "tooltip" */ './tooltip');

const noBox = { display: 'contents' } as const;
/** Tooltips open on hover and on keyboard focus, not on touch. */
const signs = ['pointermove', 'keydown'] as const;
const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

const Plain = ({ children }: TooltipProps): ReactNode => children;

/**
 * Lazy-loads tooltips on the first mouse movement or key press; until then the elements are rendered without them. Adding the
 * tooltips remounts the elements, so that waits while one of them is focused or pressed.
 */
export function LaterTooltips({
  children,
}: {
  children: (Tooltip: ComponentType<TooltipProps>) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null);

  useEffect(() => {
    if (code) return;
    let loading: ReturnType<typeof load> | null = null;
    const onSign = (event: Event): void => {
      if (isTouch(event)) return;
      loading ??= load();
      loading.then((module) => {
        if (place.current?.matches(':focus-within, :active') === false) setCode(module);
      }, rest);
    };
    const rest = (): void => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return rest;
  }, [code]);

  return (
    <div ref={place} style={noBox}>
      {code ? <code.TooltipProvider>{children(code.Tooltip)}</code.TooltipProvider> : children(Plain)}
    </div>
  );
}
