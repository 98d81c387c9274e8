// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { News } from '../../src/inbox/index.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { Nothing } from '../../src/ui/lazy/Boundary.tsx';
import { Delayed } from '../../src/ui/lazy/Delayed.tsx';
import { maya, shop } from '../account/wireAccount.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { queued } from './inboxSamples.ts';
import { threadAnswer, whoIsThere, wireMessage } from './wire.ts';

const sending = '/api/v1/customer/message/send';

it('NAV-10: a message that waited through a reload is sent on any page', async () => {
  await loadMessages('en');
  const log = serve((asked) => {
    if (asked.path === sending) {
      return threadAnswer([wireMessage({ id: 9, sender_id: 40, message: 'Is the bread fresh?' })]);
    }
    return asked.path === '/api/v1/config' ? shop : whoIsThere(asked);
  });
  const waiting = { ...queued({ text: 'Is the bread fresh?' }), owner: maya.id };
  show(
    <OutletProvider value={() => undefined}>
      <Delayed instead={Nothing}>
        <News />
      </Delayed>
    </OutletProvider>,
    '/wallet',
    {
      ...settled,
      token: 'maya-token',
      outbox: JSON.stringify({ version: 1, value: [waiting] }),
    },
  );
  await waitFor(() => expect(log.filter(({ path }) => path === sending)).toHaveLength(1));
});
