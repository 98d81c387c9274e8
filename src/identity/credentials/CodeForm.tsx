import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Clock, FlaskConical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { maskEmail, maskPhone } from '../../../machines/rules/mask.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { otpMachine } from '../../../machines/identity/otp.machine.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { browserTime } from '../../platform/browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/progress/Spinner.tsx';
import { fetchDemoCode } from '../../api/identity/signIn.ts';
import { CodeField } from './CodeField.tsx';
import { LinkButton } from '../signIn/formStyles.ts';

const Wait = styled(Row)`
  font: var(--type-sm);
  color: var(--text-2);
  min-block-size: 24px;
  flex-wrap: wrap;
  b {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

/**
 * The text that says where the code was sent. The negative margin moves it closer to the heading,
 * because both are items of the form's grid.
 */
const SentTo = styled.p`
  color: var(--text-2);
  margin-block-start: -10px;
`;

const Problem = styled.p`
  font: var(--type-xs);
  color: var(--danger);
`;

const Sending = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  color: var(--text-2);
`;

/**
 * Whole seconds until a moment (ms since 1970), updated every second; 0 once it has passed. The
 * view counts, because the statechart stores only the moment, on the device's own clock.
 */
function useSecondsUntil(moment: number): number {
  const [at, setAt] = useState(() => browserTime().getTime());
  const left = Math.max(0, Math.ceil((moment - at) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setAt(browserTime().getTime()), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}

/** Seconds as `m:ss`. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * The one-time code that a demo shop has just sent, to show it on the screen (OTP-06); null where
 * there is none, undefined while it is loading. The query cache drops it as soon as it is not
 * shown.
 * @param target the phone number or e-mail address to which the code was sent
 * @param resendAt when another code can be requested, in ms since 1970; it differs for each code
 * @param sentByService whether the phone-authentication service sent the code, not the shop
 */
function useDemoCode(
  target: string,
  resendAt: number,
  sentByService: boolean,
): string | null | undefined {
  const { data: config } = useQuery(configQuery());
  const { data, isLoading } = useQuery({
    queryKey: ['demo-code', target, resendAt],
    queryFn: ({ signal }) => fetchDemoCode(target, sentByService, signal),
    enabled: config?.demo === true,
    retry: false,
    gcTime: 0,
  });
  return isLoading ? undefined : (data ?? null);
}

interface CodeFormProps {
  actor: ActorRefFrom<typeof otpMachine>;
  /** The heading; it may have an icon above it. */
  heading: ReactNode;
  /** The label of the button that goes back to change the phone number or e-mail address. */
  back: string;
  /**
   * The message when Verify is pressed with an empty field (REC-07). Without this prop, the button
   * is disabled for an empty field, too, and not only for one to five digits.
   */
  emptyWords?: string;
}

type Actor = CodeFormProps['actor'];

/**
 * The masked phone number or e-mail address to which the code was sent, and a button to change it.
 * `back` is the label of that button.
 */
function CodeTarget({ actor, back }: Pick<CodeFormProps, 'actor' | 'back'>) {
  const { channel, target } = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <SentTo>
      {t('identity.otp.sentTo')}{' '}
      <b>
        <bdi dir="ltr">{channel === 'phone' ? maskPhone(target) : maskEmail(target)}</bdi>
      </b>{' '}
      <LinkButton type="button" onClick={() => actor.send({ type: 'otp.closed' })}>
        {back}
      </LinkButton>
    </SentTo>
  );
}

/** The countdown until another code can be requested, and the button that requests it (OTP-03). */
function Resend({ actor }: { actor: Actor }) {
  const { resendAt, canResend } = useSelector(actor, (snapshot) => snapshot.context);
  const resending = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { resend: 'resending' } }),
  );
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: 'otp.resend' }));
  const seconds = useSecondsUntil(resendAt);
  return (
    <Wait $between>
      {seconds > 0 ? (
        <span>
          <Clock size={16} aria-hidden />
          {t('identity.otp.resendIn')} <b role="timer">{clock(seconds)}</b>
        </span>
      ) : (
        <span>{!canResend && t('identity.otp.forgotten')}</span>
      )}
      <LinkButton
        type="button"
        disabled={!mayResend}
        onClick={() => actor.send({ type: 'otp.resend' })}
      >
        {t(resending ? 'identity.otp.resending' : 'identity.otp.resend')}
      </LinkButton>
    </Wait>
  );
}

/** Shows on the screen the code that a demo shop has just sent (OTP-06). */
function DemoCode({ actor }: { actor: Actor }) {
  const { target, resendAt, service } = useSelector(actor, (snapshot) => snapshot.context);
  const demoCode = useDemoCode(target, resendAt, service !== null);
  if (demoCode === null) return null;
  // The code field and its button must not move when the notice comes.
  if (demoCode === undefined) return <Skeleton $height="48px" $radius="16px" />;
  return (
    <Notice icon={<FlaskConical size={20} aria-hidden />}>
      {t('identity.otp.demo', { secret: demoCode })}
    </Notice>
  );
}

interface CodeEntryProps {
  actor: Actor;
  emptyWords: string | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * The field for the six digits, the resend button, and the button that verifies the code (OTP-01,
 * OTP-02). The button is disabled until six digits are typed, except for an empty field where
 * `emptyWords` is given, the message when it is pressed then.
 */
function CodeEntry({ actor, emptyWords, field }: CodeEntryProps) {
  const code = useSelector(actor, (snapshot) => snapshot.context.code);
  const complete = useSelector(actor, (snapshot) => snapshot.can({ type: 'otp.verify' }));
  const checking = useSelector(actor, isChecking);
  const refused = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { entry: 'refused' } }),
  );
  const [submitted, setSubmitted] = useState(false);
  const id = useId();
  const empty = submitted && code === '' ? emptyWords : undefined;
  // The server's own message is a toast (OTP-05, REC-11) and is not repeated here.
  const message = refused ? t('identity.otp.again') : empty;
  return (
    <>
      <CodeField
        label={t('identity.otp.label')}
        value={code}
        failed={message !== undefined}
        describedBy={message === undefined ? undefined : id}
        inputRef={field}
        onChange={(typed) => actor.send({ type: 'otp.typed', code: typed })}
      />
      {message !== undefined && (
        <Problem id={id} role={refused ? undefined : 'alert'}>
          {message}
        </Problem>
      )}
      <Resend actor={actor} />
      <Button
        type="submit"
        look="primary"
        size="lg"
        block
        busy={checking && t('identity.otp.busy')}
        disabled={!complete && !checking && (emptyWords === undefined || code !== '')}
        onClick={(event) => {
          event.preventDefault();
          setSubmitted(true);
          actor.send({ type: 'otp.verify' });
        }}
      >
        {t('identity.otp.go')}
      </Button>
    </>
  );
}

const isChecking = (snapshot: SnapshotFrom<typeof otpMachine>): boolean =>
  snapshot.matches({ open: { entry: 'verifying' } });

/**
 * The form for a one-time code: the field, the countdown until another code can be requested, and,
 * in a demo shop, the code itself (OTP-01..06). `back` is the label of the button that changes the
 * phone number or e-mail address; `emptyWords` is the message for an empty field.
 */
export function CodeForm({ actor, heading, back, emptyWords }: CodeFormProps) {
  const sending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  const checking = useSelector(actor, isChecking);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field gets the focus when the form appears, and again after a wrong code.
    if (!sending && !checking) field.current?.focus();
  }, [sending, checking]);
  return (
    <>
      {heading}
      <CodeTarget actor={actor} back={back} />
      {sending ? (
        <Sending role="status">
          <Spinner />
          {t('identity.otp.sending')}
        </Sending>
      ) : (
        <>
          <CodeEntry actor={actor} emptyWords={emptyWords} field={field} />
          <DemoCode actor={actor} />
        </>
      )}
    </>
  );
}
