import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { H1, Wrap } from '../ui/Layout.tsx';
import { Hidden, hidden } from '../ui/Hidden.tsx';
import { Picture } from '../ui/Picture.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 372px minmax(0, 1fr);
  gap: 72px;
  align-items: start;
  margin-block: 24px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

const Side = styled.aside`
  position: sticky;
  inset-block-start: 96px;
  display: grid;
  gap: 8px;
  min-block-size: 640px;
  padding: 32px;
  border-radius: 32px;
  overflow: hidden;
  background: oklch(0.22 0.015 45);
  color: #fff;
  align-content: start;
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
    font-size: 1.875rem;
    max-inline-size: 12em;
  }
  > p {
    color: oklch(0.84 0.01 50);
  }
  > ol,
  > ul {
    display: grid;
    gap: 20px;
    margin-block-start: 24px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    font: var(--type-label);
    color: oklch(0.84 0.01 50);
  }
  li > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    flex: none;
    background: oklch(0.36 0.015 45);
    color: #fff;
    font: 680 0.8125rem/1 var(--font);
  }
  [aria-current] {
    color: #fff;
  }
  [aria-current] > span:first-child,
  > ul li > span:first-child {
    background: #fff;
    color: oklch(0.22 0.015 45);
  }
  [data-done] > span:first-child {
    background: oklch(0.8 0.16 150);
    color: oklch(0.22 0.015 45);
  }
  > img {
    inline-size: 230px;
    block-size: auto;
    margin-block-start: auto;
    margin-inline: auto 0;
  }
  @media (max-width: 1180px) {
    position: static;
    min-block-size: 0;
    padding: 20px;
    border-radius: var(--r-xl);
    > p,
    > img {
      display: none;
    }
    h2 {
      font: var(--type-h3);
      letter-spacing: var(--track-h3);
      max-inline-size: none;
    }
    > ol,
    > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 12px 16px;
      margin-block-start: 8px;
    }
  }
  /* On phones only the current step shows its name; the others are still read out. */
  @media (max-width: 640px) {
    > ol > li:not([aria-current]) > span:nth-child(2) {
      ${hidden}
    }
  }
`;

const Main = styled.div`
  display: grid;
  gap: 28px;
  max-inline-size: 860px;
  min-inline-size: 0;
  > header > p {
    color: var(--text-2);
    font: var(--type-body-lg);
    margin-block-start: 4px;
  }
`;

interface StepListProps {
  steps: readonly string[];
  /** The index of the current step, from 0; all steps before it are done. */
  current: number;
}

/** The steps of a registration, with the current one marked, for the dark side panel. */
export function StepList({ steps, current }: StepListProps) {
  return (
    <ol aria-label={t('join.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span aria-hidden>{index < current ? <Check size={16} /> : index + 1}</span>
          <span>{step}</span>
          {index < current && <Hidden>({t('ui.steps.done')})</Hidden>}
        </li>
      ))}
    </ol>
  );
}

interface RegistrationLayoutProps {
  invitation: string;
  promise: string;
  /** The name of a picture in `public/objects`, without `.webp`. */
  object: string;
  /** The content of the side panel: the list of steps, or reasons to join. */
  side: ReactNode;
  title: string;
  lead: string;
  children: ReactNode;
}

/**
 * The layout of a registration: a dark side panel that explains it, and the current form beside it.
 * `invitation` and `promise` are the heading and text of the panel, `title` and `lead` those of the
 * form; `object` names the panel's picture.
 */
export function RegistrationLayout(props: RegistrationLayoutProps) {
  const { invitation, promise, object, side, title, lead, children } = props;
  const heading = useFocusOnChange(title);
  return (
    <Columns>
      <Side>
        <h2>{invitation}</h2>
        <p>{promise}</p>
        {side}
        <Picture src={`/objects/${object}.webp`} alt="" size={230} />
      </Side>
      <Main>
        <header>
          <H1 ref={heading} tabIndex={-1}>
            {title}
          </H1>
          <p>{lead}</p>
        </header>
        {children}
      </Main>
    </Columns>
  );
}

/**
 * Returns a ref for the heading. When its text `title` changes, because a step replaced another
 * one, the heading gets the focus: the element that had it is gone.
 */
function useFocusOnChange(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [title]);
  return heading;
}
