import mark from '#client/assets/brand/mark.svg';

/** The first state of the lead chat. */
export function LeadOpening() {
  return (
    <div className="chat">
      <div className="chat__head">
        <img src={mark} alt="" width="46" height="46" loading="lazy" />
        <div>
          <strong>Talk to Us</strong>
          <span>Books a meeting with the people behind Vaani</span>
        </div>
      </div>
      <ol className="prog">
        <li>Name</li>
        <li>Brand</li>
        <li>Website</li>
        <li>Email</li>
      </ol>
      <div className="log" role="log">
        <p className="msg msg--them">Namaste. I answer the door at Vaani. What should I call you?</p>
      </div>
    </div>
  );
}
