import { useMemo } from 'react';
import type { StateFrom } from 'xstate';
import type { TrackingEvent, trackingMachine } from '../../../machines/orders/tracking.machine.ts';
import { resolve, t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { Column, Panel } from '../../ui/Layout.tsx';

const fields = { code: 'code' } as const;

interface ParcelReturnProps {
  snapshot: StateFrom<typeof trackingMachine>;
  send: (event: TrackingEvent) => void;
}

/**
 * The form in which the sender confirms that the courier has brought a canceled parcel back, with
 * the code that the sender received.
 */
export function ParcelReturn({ snapshot, send }: ParcelReturnProps) {
  const { problem } = snapshot.context;
  const busy = snapshot.matches('returning');
  const entries = useMemo(
    () => (problem === null ? [] : [{ code: 'code', message: resolve(problem) }]),
    [problem],
  );
  const form = useSchemaForm({
    schema: async () => (await import('./returnSchema.ts')).returnSchema(),
    values: { code: '' },
    busy,
    refusal: { entries, fields },
    onSubmit: ({ code }) => send({ type: 'parcel.return.confirmed', code }),
  });
  return (
    <Panel $look="quiet" data-screen>
      <Form of={form}>
        <Column $gap={12}>
          <b>{t('parcel.return.title')}</b>
          <p>{t('parcel.return.text')}</p>
          <TextField
            label={t('parcel.return.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            {...form.field('code')}
          />
          <div>
            <Button type="submit" look="ink" busy={busy && t('ui.loading')}>
              {t('parcel.return.confirm')}
            </Button>
          </div>
        </Column>
      </Form>
    </Panel>
  );
}
