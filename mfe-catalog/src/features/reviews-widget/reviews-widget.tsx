import { useReviewsWidget } from '@valam/mfe-kit/shell';
import { useEffect, useRef } from 'react';

/**
 * Reviews that are kept elsewhere, shown by that place's own script, which puts itself where it stands. Without the
 * visitor's consent or the configuration nothing is asked for and nothing is missing.
 */
export function ReviewsWidget() {
  const address = useReviewsWidget();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const holder = place.current;
    if (!address || !holder) return;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    holder.append(script);
    return () => holder.replaceChildren();
  }, [address]);

  return address ? <div ref={place} data-screen-only="" /> : null;
}
