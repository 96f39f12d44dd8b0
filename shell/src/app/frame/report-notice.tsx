import { useAppSelector } from '@valam/mfe-kit/store';
import { Container } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';

/** The result of a form that was submitted without JavaScript, at the top of its page. */
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
