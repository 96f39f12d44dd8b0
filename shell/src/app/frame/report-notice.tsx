import { useAppSelector } from '@valam/mfe-kit/store';
import { Container } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';

/** What came of a form that was sent without scripts; stands at the top of the page it came from. */
export function ReportNotice() {
  const toast = useAppSelector((state) => state.shell.report?.toast ?? null);
  if (!toast) return null;
  return (
    <Container>
      <Notice title={toast.title} tone={toast.tone === 'destructive' ? 'danger' : 'plain'} live>
        {toast.description}
      </Notice>
    </Container>
  );
}
