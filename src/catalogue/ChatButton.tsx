import { MessageCircle } from 'lucide-react';
import type { ThreadKey } from '../../machines/rules/domain.ts';
import { threadLink } from '../../machines/rules/thread.ts';
import { useMemberLink } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { IconButton } from '../ui/IconButton.tsx';

/**
 * A button that opens the chat with a store or a rental provider; guests are asked to sign in first
 * (GUEST-05).
 * @param name the name of the store or provider
 */
export function ChatButton({ thread, name }: { thread: ThreadKey; name: string }) {
  const link = useMemberLink(threadLink(thread));
  return (
    <IconButton $look="line" aria-label={t('app.write', { name })} data-screen {...link}>
      <MessageCircle size={20} aria-hidden />
    </IconButton>
  );
}
