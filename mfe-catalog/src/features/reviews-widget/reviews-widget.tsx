import { useReviewsWidget } from '@valam/mfe-kit/shell';
import { useEffect, useRef } from 'react';

/**
 * Reviews from an external service, rendered by its script at the position of the script element. Without configuration or the
 * visitor's consent, nothing is requested and nothing is rendered.
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
