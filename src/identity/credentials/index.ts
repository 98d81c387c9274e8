export { CodeForm } from './CodeForm.tsx';
export { codeFacts, wiredOtp } from './otp.wiring.ts';
export { NewPasswordFields } from './NewPasswordFields.tsx';
