/** Written by `npm run generate` from gateway/schema.graphql. */
export const OBJECT_TYPES =
  'AbsoluteDiscount AccountBalance Address AddressCompletion AnswerVote Availability Basket BasketAvailability BasketChanged BasketFull BasketLineItem BasketLostVoucher BasketNotice BasketPriceSaving BasketProduct BasketProductPrice BasketQuestion BasketReturn BasketService BasketVoucher BookedAddress Booking Bookings Brand BrandRecommendation Breadcrumb Category CategoryRecommendation Checkout CheckoutChanged CheckoutCredit CheckoutIncomplete Co2Compensation ColorFilter ColorMatch CommunicationChoices Company CompletedAddress ContactFile ContactForm ContactReceipt ContentAccordion ContentAccordionItem ContentArticles ContentCalculator ContentColumns ContentCompany ContentContact ContentForm ContentLink ContentLinks ContentList ContentNewsletter ContentPage ContentParagraph ContentPicture ContentPromotionBanner ContentQuotation ContentSpan ContentTable ContentTableRow ContentTeaser ContentTeaserItem ContentText ContentTopics ContentVacancies ContentVacancy ContentVideo ContentVoucherBanner CreditNotApproved Customer CustomerChanged CustomerInvoice CustomerInvoices CustomerOrders DebitMandate DebitTerms Delivery DeliveryDates DeliveryOption DeliveryTotals Device Diagnostics DirectDebit Download EcoLabel EconomicOperator EmailConfirmed EmailInUse EmailLink EmailNotVerified FieldFault FileRefused FilterChoice FilterValue GrandTotal GuestOrdersAdded HelpAnswer HelpHit HelpLink HelpTopic HelpTopicName Home ImageFilter Installment InstallmentCalculator InstallmentData InsufficientStock InvalidInput LinkInvalid LocalizedPath LoggedIn LostVoucher MailLink MailSent Maturity Money NavigationItem Newsletter NewsletterAnswer Offer OfficeHours OpenTransfer OpeningHours OptionValue Order OrderCancelled OrderChanged OrderCredit OrderDue OrderInvoice OrderLife OrderLine OrderLineQuantity OrderNotFound OrderParcel OrderPayment OrderPiece OrderPlaced OrderStateRefuses OrderSummary OrderSummaryLine OwnReview OwnReviewVote OwnVoucher Paper PaperFact PaperRow PaperSection PaperTable Passkey PasskeyRefused PasswordReset Paylink PaylinkUnusable PaymentBegun PaymentInstruction PaymentNotPossible PaymentProtection PaymentProtectionCost PaymentUnavailable PercentDiscount PickupPoint PickupPointList PowerEfficiencyFlags Premium Product ProductAttribute ProductAttributes ProductColor ProductDimension ProductDimensionValue ProductNotFound ProductPrice ProductQueryResult ProductRecommendation ProductResult ProductVariation Promotion ProtectionOffer QuantityLimit RangeFilter RankingPart Rating RatingFilter RatingReview RatingReviewResult RatingReviewer RatingTag ReauthenticationRequired RecentOrder RecommendationResult RedirectResult RegistrationLink ResultExplanation ReturnEffect ReturnedItem ReviewDraft ReviewNotFound ReviewStatistic ReviewStored ReviewTags ReviewVariation ReviewVariationCount Seal SearchPlan SearchPlanWord SearchUnderstanding SecurityCheckRequired SeoData SeoLinks Service ServiceNotOffered Shop SignInNeeded SignInRequired SizeTable SortingOrder SponsoredProducts StylePreview SuggestedBrand SuggestedCategory SuggestedTerm SuggestionPreviews Tax Teaser TireEfficiency TooManyAttempts TooManyVouchers Tracking TravellingParcel UnderstoodCategory UnderstoodFilter UnitPrice UnknownTopic Usp ValueFilter VariantNotFound VariantSoldOut Visitor VoteCounted Voucher VoucherExclusion VoucherList VoucherNotFound VoucherReason Wishlist WishlistChanged WishlistFull WishlistLineItem WishlistUnchanged WithdrawalReceipt WordAlternative WrongCredentials'.split(' ');

/** The members of unions and interfaces: without them the cache would guess which fragment fits. */
export const possibleTypes: Readonly<Record<string, string[]>> = {
  AddGuestOrdersResult: ['EmailNotVerified', 'GuestOrdersAdded', 'InvalidInput', 'SignInRequired', 'TooManyAttempts'],
  BasketResult: ['BasketChanged', 'BasketFull', 'InsufficientStock', 'QuantityLimit', 'VariantNotFound'],
  BasketServiceResult: ['BasketChanged', 'ServiceNotOffered'],
  BasketVoucherResult: ['BasketChanged', 'TooManyAttempts', 'TooManyVouchers', 'VoucherNotFound'],
  CancelOrderResult: ['OrderCancelled', 'OrderNotFound', 'OrderStateRefuses'],
  CheckoutResult: ['CheckoutChanged', 'EmailInUse', 'InvalidInput', 'TooManyAttempts'],
  ChoiceFilter: ['ColorFilter', 'ImageFilter', 'RatingFilter', 'ValueFilter'],
  ConfirmEmailResult: ['EmailConfirmed', 'LinkInvalid'],
  ConfirmRegistrationResult: ['InvalidInput', 'LinkInvalid', 'LoggedIn', 'TooManyAttempts', 'WrongCredentials'],
  ContentBlock: ['ContentAccordion', 'ContentArticles', 'ContentCalculator', 'ContentColumns', 'ContentCompany', 'ContentContact', 'ContentForm', 'ContentLinks', 'ContentList', 'ContentNewsletter', 'ContentPicture', 'ContentPromotionBanner', 'ContentQuotation', 'ContentTable', 'ContentTeaser', 'ContentText', 'ContentTopics', 'ContentVacancies', 'ContentVideo', 'ContentVoucherBanner'],
  CreditResult: ['CheckoutChanged', 'CreditNotApproved', 'InvalidInput', 'TooManyAttempts'],
  CustomerChange: ['CustomerChanged', 'InvalidInput', 'PasskeyRefused', 'ReauthenticationRequired', 'SecurityCheckRequired', 'SignInRequired', 'TooManyAttempts', 'WrongCredentials'],
  LoginResult: ['InvalidInput', 'LoggedIn', 'PasskeyRefused', 'SecurityCheckRequired', 'SignInRequired', 'TooManyAttempts', 'WrongCredentials'],
  MailResult: ['InvalidInput', 'MailSent', 'TooManyAttempts'],
  NewsletterResult: ['InvalidInput', 'NewsletterAnswer', 'TooManyAttempts'],
  PasswordResetResult: ['InvalidInput', 'LinkInvalid', 'PasswordReset'],
  PayByLinkResult: ['PaylinkUnusable', 'PaymentBegun', 'PaymentUnavailable'],
  PayOrderResult: ['PaymentBegun', 'PaymentNotPossible', 'PaymentUnavailable'],
  PlaceOrderResult: ['CheckoutIncomplete', 'OrderChanged', 'OrderPlaced', 'TooManyAttempts'],
  Recommendation: ['BrandRecommendation', 'CategoryRecommendation', 'ProductRecommendation'],
  SearchFilter: ['ColorFilter', 'ImageFilter', 'RangeFilter', 'RatingFilter', 'ValueFilter'],
  SearchResult: ['ProductQueryResult', 'RedirectResult'],
  SendContactResult: ['ContactReceipt', 'InvalidInput', 'TooManyAttempts', 'UnknownTopic'],
  StoreReviewResult: ['InvalidInput', 'ProductNotFound', 'ReviewStored', 'SignInNeeded', 'TooManyAttempts'],
  Totals: ['Basket', 'DeliveryTotals', 'Order'],
  UploadContactFileResult: ['ContactFile', 'FileRefused', 'TooManyAttempts'],
  VoteOnAnswerResult: ['AnswerVote', 'TooManyAttempts', 'UnknownTopic'],
  VoteResult: ['OwnReviewVote', 'ReviewNotFound', 'TooManyAttempts', 'VoteCounted'],
  WishlistEditResult: ['ProductNotFound', 'VariantNotFound', 'VariantSoldOut', 'WishlistChanged', 'WishlistUnchanged'],
  WishlistResult: ['ProductNotFound', 'VariantNotFound', 'WishlistChanged', 'WishlistFull'],
  WithdrawResult: ['InvalidInput', 'TooManyAttempts', 'WithdrawalReceipt'],
};
