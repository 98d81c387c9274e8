import { useQuery } from '@tanstack/react-query';
import { Laptop, LogOut } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { notificationSender } from '../api/inbox/messaging.ts';
import { useCustomer, useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { NotificationSwitch } from '../shop/permission/NotificationSwitch.tsx';
import { Button } from '../ui/Button.tsx';
import { Column } from '../ui/Layout.tsx';
import { MembersPage } from './MembersPage.tsx';
import { ClearDevice } from './settings/ClearDevice.tsx';
import { CookieChoices } from './settings/CookieChoices.tsx';
import { Deletion } from './settings/Deletion.tsx';
import { LookSettings } from './settings/LookSettings.tsx';
import { SettingRows } from './settings/rows.ts';

const Parts = styled(Column)`
  margin-block-start: 32px;
`;

const Part = styled.section`
  > h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    margin-block-end: 12px;
  }
`;

/**
 * The customer's settings: appearance and language, notifications, stored data, sign-out on this
 * device, and deletion of the account (NAV-11, LANG-03, LANG-04, F-19).
 */
export function SettingsPage() {
  const { data: config } = useQuery(configQuery());
  const sender = config === undefined ? null : notificationSender(config);
  return (
    <MembersPage title={t('account.settings')} purpose={t('account.settings.purpose')}>
      <Parts $gap={32}>
        <Named title={t('account.settings.look')}>
          <LookSettings />
        </Named>
        {sender !== null && (
          <Named title={t('inbox.nav.news')}>
            <SettingRows>
              <NotificationSwitch sender={sender} />
            </SettingRows>
          </Named>
        )}
        <Named title={t('account.settings.privacy')}>
          <SettingRows>
            <CookieChoices />
            <ClearDevice />
          </SettingRows>
        </Named>
        <Named title={t('account.settings.where')}>
          <SignedIn />
        </Named>
        <Deletion />
      </Parts>
    </MembersPage>
  );
}

function Named({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

/**
 * Who is signed in on this device, with a sign-out button. Other devices are not listed: the
 * backend has no data about them.
 */
function SignedIn() {
  const session = useSession();
  const name = useCustomer()?.name ?? '';
  return (
    <SettingRows>
      <li>
        <span aria-hidden>
          <Laptop size={20} />
        </span>
        <div>
          <h3>{t('account.settings.signedIn')}</h3>
          {name !== '' && (
            <p>{t('account.settings.signedInText', { name: `\u2068${name}\u2069` })}</p>
          )}
        </div>
        <Button
          size="sm"
          icon={<LogOut className="flip" size={18} aria-hidden />}
          onClick={() => session.send({ type: 'session.signOut.asked' })}
        >
          {t('account.signOut.open')}
        </Button>
      </li>
    </SettingRows>
  );
}
