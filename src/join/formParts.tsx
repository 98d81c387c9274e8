import { ArrowLeft, CloudCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/form/Form.tsx';
import { AboveDocked, docked } from '../ui/style/docked.ts';

/** The HTML form of one step of a registration, such as store, owner or login. */
export const Parts = styled(Form)`
  display: flex;
  flex-direction: column;
  gap: 28px;
`;

const Group = styled.section`
  display: grid;
  gap: 20px;
  padding-block-end: 28px;
  border-block-end: 1px solid var(--line);
  h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  h2 + p {
    color: var(--text-2);
    margin-block-start: 2px;
  }
`;

/** Two fields beside each other; on a phone one below the other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  align-items: start;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface FormGroupProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A few fields of a registration under one heading. */
export function FormGroup({ title, text, children }: FormGroupProps) {
  return (
    <Group aria-label={title}>
      <header>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </header>
      {children}
    </Group>
  );
}

/** On a narrow screen without a box of its own, so that the button sticks through the whole form. */
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  @media (max-width: 1180px) {
    display: contents;
  }
`;

const Before = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 16px;
  p {
    display: flex;
    align-items: center;
    gap: 7px;
    font: var(--type-sm);
    color: var(--text-3);
  }
`;

const Go = styled.div`
  @media (max-width: 1180px) {
    ${docked}
    button {
      inline-size: 100%;
    }
  }
`;

interface FormFootProps {
  onBack?: () => void;
  /** The label of the submit button. */
  go: string;
  /** The label while the form is being sent; false otherwise. */
  busy?: string | false;
}

/**
 * The foot of a form: Back, a note that the draft is stored, and the submit button, which stays in
 * view on a narrow screen. `go` is its label, `busy` its label while the form is being sent.
 */
export function FormFoot({ onBack, go, busy = false }: FormFootProps) {
  return (
    <Foot>
      <AboveDocked />
      <Before>
        {onBack !== undefined && (
          <Button
            size="lg"
            disabled={busy !== false}
            icon={<ArrowLeft className="flip" size={20} aria-hidden />}
            onClick={onBack}
          >
            {t('ui.back')}
          </Button>
        )}
        <p>
          <CloudCheck size={18} aria-hidden />
          {t('join.draft')}
        </p>
      </Before>
      <Go>
        <Button type="submit" look="ink" size="lg" busy={busy}>
          {go}
        </Button>
      </Go>
    </Foot>
  );
}
