import { MessageCircle } from 'lucide-react';
import type { ThreadKey } from '../../machines/rules/domain.ts';
import { threadLink } from '../../machines/rules/thread.ts';
import { useMemberLink } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { IconButton } from '../ui/IconButton.tsx';

/**
 * Leads to the chat with a partner, for guests by way of signing in (GUEST-05).
 * @param name of the partner
 */
export function ChatButton({ thread, name }: { thread: ThreadKey; name: string }) {
  const link = useMemberLink(threadLink(thread));
  return (
    <IconButton $look="line" aria-label={t('app.write', { name })} {...link}>
      <MessageCircle size={20} aria-hidden />
    </IconButton>
  );
}
