-- the reason "nobody" is called noRecipient now
UPDATE "notice_deliveries" SET "reason" = 'noRecipient' WHERE "reason" = 'nobody';
