import { useState } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { ConsentPurpose } from '../../../machines/rules/consent.ts';
import type { consentMachine } from '../../../machines/site/consent.machine.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';

const Purposes = styled.ul`
  display: grid;
  gap: 12px;
  b,
  small {
    display: block;
  }
  b {
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

/**
 * The dialog of the cookie choice, with a switch for each purpose. Cookies that the shop cannot
 * work without have no switch.
 */
export function ConsentDialog({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  const { offer, answer } = consent.getSnapshot().context;
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>(answer?.purposes ?? []);
  const turn = (purpose: ConsentPurpose, on: boolean) =>
    setAllowed((before) => [...before.filter((one) => one !== purpose), ...(on ? [purpose] : [])]);
  return (
    <Dialog
      open
      onClose={() => consent.send({ type: 'consent.closed' })}
      title={t('site.footer.cookies')}
      width="var(--dialog-sm)"
    >
      <DialogBody>
        <Purposes>
          <li>
            <b>{t('site.consent.needed')}</b>
            <small>{t('site.consent.neededText')}</small>
          </li>
          {offer.purposes.map((purpose) => (
            <li key={purpose}>
              <Switch
                checked={allowed.includes(purpose)}
                onChange={({ target }) => turn(purpose, target.checked)}
              >
                <b>{t(`site.consent.${purpose}`)}</b>
                <small>{t(`site.consent.${purpose}Text`)}</small>
              </Switch>
            </li>
          ))}
        </Purposes>
      </DialogBody>
      <DialogFoot>
        <Button
          look="primary"
          onClick={() => consent.send({ type: 'consent.chosen', purposes: allowed })}
        >
          {t('site.consent.save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
