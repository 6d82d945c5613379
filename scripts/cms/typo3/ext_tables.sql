CREATE TABLE tt_content (
    tx_kundenportal_widget varchar(100) DEFAULT '' NOT NULL,
    tx_kundenportal_parameters mediumtext
);
