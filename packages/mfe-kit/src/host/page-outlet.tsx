import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Mark } from './mark';
import { FrameViewsContext, usePage, type FrameViews } from './page-element';
import { usePageKey } from './page-key';

/** The page of the current URL, isolated from the frame. A new URL mounts a new page, unless `keepsPage` was set. */
export function PageOutlet({ views, onRendered }: { views: FrameViews; onRendered: () => void }) {
  const key = usePageKey();
  const page = usePage();
  const { Unavailable } = views;
  return (
    <FrameViewsContext value={views}>
      <Suspense key={key} fallback={<Unavailable />}>
        {page && <Mark remote={page.remote} />}
        <Outlet />
        <Rendered onRendered={onRendered} />
      </Suspense>
    </FrameViewsContext>
  );
}

/** Renders after the page, and so reports that the page has rendered. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  onRendered();
  return null;
}
