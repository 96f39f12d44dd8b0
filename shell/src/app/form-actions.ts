export { sendPlainInquiry } from '../features/inquiry/send-plain-inquiry';
export { subscribe } from '../features/newsletter/subscribe';
