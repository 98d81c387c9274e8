import { useId } from 'react';

const star = 'M0-30C3-9 9-3 30 0 9 3 3 9 0 30-3 9-9 3-30 0-9-3-3-9 0-30Z';

/** A decorative picture beside the steps of password recovery: a lock with its keys. */
export function RecoveryArt() {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg viewBox="0 0 380 300" aria-hidden>
      <defs>
        <linearGradient id={`${id}gold`} x1="0.2" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#ffcb45" />
          <stop offset="0.55" stopColor="#fba13c" />
          <stop offset="1" stopColor="#f2704a" />
        </linearGradient>
        <linearGradient id={`${id}steel`} x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" stopColor="#c9c4d8" />
          <stop offset="0.35" stopColor="#ece9f4" />
          <stop offset="1" stopColor="#9f98b8" />
        </linearGradient>
        <linearGradient id={`${id}lilac`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ddd3f2" />
          <stop offset="1" stopColor="#a892cf" />
        </linearGradient>
      </defs>
      <ellipse cx="166" cy="286" rx="112" ry="12" fill="#7a3d10" opacity="0.14" />
      <g transform="rotate(-6 150 170)">
        <path
          d="M94 140V92a56 56 0 0 1 112 0v48"
          fill="none"
          stroke={paint('steel')}
          strokeWidth="28"
        />
        <rect x="52" y="122" width="196" height="158" rx="30" fill={paint('gold')} />
        <path
          d="M66 146q6-14 24-14h120"
          fill="none"
          stroke="#fff"
          strokeLinecap="round"
          strokeWidth="7"
          opacity="0.45"
        />
        <path
          d="M150 168a24 24 0 0 1 13 44l8 34a6 6 0 0 1-6 8h-30a6 6 0 0 1-6-8l8-34a24 24 0 0 1 13-44Z"
          fill="#46395f"
        />
      </g>
      <g transform="translate(248 92) rotate(-8)" fill={paint('lilac')}>
        <path
          fillRule="evenodd"
          d="M0-40a40 40 0 0 1 15 77v92a15 15 0 0 1-30 0V37A40 40 0 0 1 0-40Zm0 14a11 11 0 1 0 .1 0Z"
        />
        <rect x="6" y="66" width="26" height="15" rx="6" />
        <rect x="6" y="96" width="20" height="15" rx="6" />
      </g>
      <g transform="translate(342 196) rotate(52)" fill={paint('gold')}>
        <path
          fillRule="evenodd"
          d="M0-24a24 24 0 0 1 8 46v50a8 8 0 0 1-16 0V22A24 24 0 0 1 0-24Zm0 11a12 12 0 1 0 .1 0Z"
        />
        <rect x="2" y="42" width="18" height="9" rx="4" />
        <rect x="2" y="58" width="14" height="9" rx="4" />
      </g>
      <g fill={paint('gold')}>
        <path d={star} transform="translate(346 56)" />
        <path d={star} transform="translate(312 32) scale(0.5)" />
        <path d={star} transform="translate(308 84) scale(0.42)" />
      </g>
    </svg>
  );
}
