#!/bin/sh
# Runs once, when the database is made: the shop's login owns its database and is no superuser, so that row security
# binds it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SHOP_PASSWORD" -U postgres <<'SQL'
create role shop login password :'password';
create database shop owner shop;
SQL
