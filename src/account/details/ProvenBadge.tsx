import { BadgeCheck } from 'lucide-react';
import { t } from '../../messages/index.ts';
import { Badge } from '../../ui/Chip.tsx';

/** The badge “Verified” beside a phone number or an e-mail address. */
export function ProvenBadge() {
  return (
    <Badge $look="success">
      <BadgeCheck size={14} aria-hidden />
      {t('account.profile.verified')}
    </Badge>
  );
}
